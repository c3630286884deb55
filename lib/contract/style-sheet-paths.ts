/** Where a doc finds the styles of the elements that it shows, by its file's name; without the base URL. */
export const styleSheetPath = (name: string) => `/elements/styles/${name}.css`;

/** The styles of every element, for the playground. */
export const allStyles = 'all';

/** The styles of the index of all elements, without the elements' own. */
export const indexStyles = 'element-index';

/** The styles of diagrams. */
export const diagramStyles = 'diagram';
