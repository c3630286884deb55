import { useEffect, useState } from 'react';

/** Time for which the toolbar shows that something was copied. */
const copiedMs = 2500;

export type CopiedContent = 'json' | 'link';

/**
 * Copies to the clipboard.
 * @returns what was copied a moment ago, and a function that copies
 */
export function useClipboard(onProblem: (problem: string) => void) {
  const [copied, setCopied] = useState<CopiedContent>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = window.setTimeout(() => setCopied(undefined), copiedMs);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string, content: CopiedContent) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(content);
    } catch {
      onProblem('Your browser doesn’t allow copying here. Select the text and copy it manually.');
    }
  };
  return { copied, copy };
}
