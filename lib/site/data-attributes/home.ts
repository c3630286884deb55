/** Attributes of the demonstration on the home page. */

/**
 * The field of the appointment that a line of its JSON shows.
 * @writer components/home/demo-record.tsx
 * @reader components/home/demo-record.tsx
 * @reader components/home/visit-demo.tsx
 * @reader components/home/visit-demo.css
 */
export const fieldAttribute = 'data-field';

/**
 * Marks what shows the field that the pointer is over.
 * @writer components/home/visit-demo.tsx
 * @reader components/home/visit-demo.css
 */
export const markedAttribute = 'data-marked';

/**
 * The state of a step: `done`, `active` or `later`.
 * @writer components/home/visit-demo.tsx
 * @reader components/home/visit-demo.css
 */
export const progressAttribute = 'data-progress';
