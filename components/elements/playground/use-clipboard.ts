import { useEffect, useState } from 'react';
import { copyTextLater } from '@/lib/site/browser/copy-text';

/** Time for which the toolbar shows that something was copied. */
const copiedMs = 2500;

export type CopiedContent = 'json' | 'link';

/** How a reader copies without the clipboard. */
const manually: Record<CopiedContent, string> = {
  json: 'Select the text and copy it manually.',
  link: 'The link is in the address bar.',
};

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

  const copy = async (text: Promise<string>, content: CopiedContent) => {
    try {
      await copyTextLater(text);
      setCopied(content);
    } catch {
      onProblem(`Your browser doesn’t allow copying here. ${manually[content]}`);
    }
  };
  return { copied, copy };
}
