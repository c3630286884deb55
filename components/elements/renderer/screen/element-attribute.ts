/** The attribute with the id of an element, on the element's box if it has a style. For hosts that point out an element. */
export const elementAttribute = 'data-element';
