// A choice by chance, apart from the dice, which a first visit loads.

import { at } from "./at.ts";

export const anyOf = <Thing>(things: Thing[]) => at(things, Math.floor(Math.random() * things.length));
