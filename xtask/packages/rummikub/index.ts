export * from "./module.js";
export { type ModuleSource, ready } from "./ready.js";
