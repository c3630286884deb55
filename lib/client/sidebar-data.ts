/** What needs the data of a sidebar, which few documents load (components/islands/registry.ts). */
export { watchIncompleteCategories } from './complete-categories';
export { addContextualList } from './complete-sidebar';
export { loadArea } from './load-area';
