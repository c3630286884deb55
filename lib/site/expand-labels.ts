/** The labels of the button that expands the collapsed parts of a list, and then collapses them. */
export const expandLabel = 'Expand all';
export const collapseLabel = 'Collapse all';
