'use client';

import { Check, Copy, WrapText, X } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './code-block.module.css';

type Result = 'idle' | 'copied' | 'failed';

const labels: Record<Result, string> = {
  idle: 'Copy code to clipboard',
  copied: 'Copied',
  failed: 'Copying failed: select the text and copy it by hand',
};

/** Copies the code beside it, and wraps its long lines where it overflows. */
export function CodeActions({ target }: { target: RefObject<HTMLPreElement | null> }) {
  const [result, setResult] = useState<Result>('idle');
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);

  useEffect(() => {
    const pre = target.current;
    if (!pre) return undefined;
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    return () => observer.disconnect();
  }, [target]);

  useEffect(() => {
    if (result === 'idle') return undefined;
    const timer = window.setTimeout(() => setResult('idle'), result === 'copied' ? 1000 : 4000);
    return () => window.clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(target.current?.querySelector('code')?.textContent ?? '');
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };

  const toggleWrap = () => {
    target.current?.classList.toggle('wrapped', !wrapped);
    setWrapped(!wrapped);
  };

  const glyph = { idle: Copy, copied: Check, failed: X }[result];
  return (
    <div className={styles.actions}>
      {(overflows || wrapped) && (
        <button
          type="button"
          aria-label="Toggle word wrap"
          title="Toggle word wrap"
          aria-pressed={wrapped}
          onClick={toggleWrap}
        >
          <Icon icon={WrapText} size={16} />
        </button>
      )}
      <button
        type="button"
        aria-label={labels[result]}
        title="Copy"
        data-result={result}
        onClick={copy}
      >
        <Icon icon={glyph} size={16} />
      </button>
      <span className="visually-hidden" role="status">
        {result === 'idle' ? '' : labels[result]}
      </span>
    </div>
  );
}
