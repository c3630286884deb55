/** The label of a code block's copy button. lib/controls/code-actions.ts replaces it after copying and then restores it. */
export const copyLabel = 'Copy code to clipboard';
