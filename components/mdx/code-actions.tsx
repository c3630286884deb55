'use client';

import { Check, Copy, WrapText, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './code-block.module.css';

type Result = 'idle' | 'copied' | 'failed';

const labels: Record<Result, string> = {
  idle: 'Copy code to clipboard',
  copied: 'Copied',
  failed: 'Copying failed: select the text and copy it by hand',
};

/** The code block that an element of its frame belongs to. */
const findPre = (element: HTMLElement | null) => element?.parentElement?.querySelector('pre');

/** Copies the code beside it, and wraps its long lines where it overflows. */
export function CodeActions() {
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<Result>('idle');
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);

  useEffect(() => {
    const pre = findPre(root.current);
    if (!pre) return undefined;
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (result === 'idle') return undefined;
    const timer = window.setTimeout(() => setResult('idle'), result === 'copied' ? 1000 : 4000);
    return () => window.clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(findPre(root.current)?.textContent ?? '');
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };

  const toggleWrap = () => {
    findPre(root.current)?.classList.toggle('wrapped', !wrapped);
    setWrapped(!wrapped);
  };

  const Glyph = { idle: Copy, copied: Check, failed: X }[result];
  return (
    <div ref={root} className={styles.actions}>
      {(overflows || wrapped) && (
        <button
          type="button"
          aria-label="Toggle word wrap"
          title="Toggle word wrap"
          aria-pressed={wrapped}
          onClick={toggleWrap}
        >
          <WrapText size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-label={labels[result]}
        title="Copy"
        data-result={result}
        onClick={copy}
      >
        <Glyph size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <span className="visually-hidden" role="status">
        {result === 'idle' ? '' : labels[result]}
      </span>
    </div>
  );
}
