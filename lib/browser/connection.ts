declare global {
  interface Navigator {
    /** Network Information API. Absent in browsers that do not support it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Returns whether the reader's connection is fast and not in data-saving mode. */
export function isConnectionGood(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return !saveData && !effectiveType?.includes('2g');
}
