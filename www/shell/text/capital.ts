export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
