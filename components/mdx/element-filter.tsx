'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** A field that narrows the list of elements below it. The list itself is the page's own HTML. */
export function ElementFilter({
  count,
  stylesheet,
  children,
}: {
  count: number;
  stylesheet: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [found, setFound] = useState(count);
  const [ready, setReady] = useState(false);
  const id = useId();

  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.onload = () => setReady(true);
    document.head.append(link);
  }, [stylesheet]);

  useEffect(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const group of list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      let any = false;
      for (const card of group.querySelectorAll<HTMLElement>('[data-words]')) {
        card.hidden = !wanted.every((word) => card.dataset.words?.includes(word));
        if (card.hidden) continue;
        any = true;
        shown++;
      }
      group.hidden = !any;
    }
    setFound(shown);
  }, [words]);

  return (
    <>
      <div className="element-index-filter">
        <label htmlFor={id}>Filter the elements</label>
        <input
          id={id}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span role="status">
          {found} of {count}
        </span>
      </div>
      <div ref={list} data-ready={ready || undefined} className="element-index-list">
        {children}
      </div>
    </>
  );
}
