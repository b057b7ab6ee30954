// A setting of which one value is picked: a title, a row of choices, a sentence on what it changes.

import { radios } from "./controls.ts";
import { setting } from "./fields.ts";

/** @param of `texts`: what each value is called */
export const choiceSetting = <Value>({
  name,
  label,
  value,
  values,
  texts,
  onpick,
  hint,
}: {
  name: string;
  label: string;
  value: Value;
  values: readonly Value[];
  texts: Record<string, unknown> | readonly unknown[];
  onpick(value: Value): void;
  hint?: string;
}) =>
  setting(
    label,
    radios({
      name,
      label,
      value,
      onpick,
      options: values.map((value) => ({ value, content: texts[value as keyof typeof texts] })),
    }),
    hint,
  );
