import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';

/** Text that is cut after some lines, with a button to read the rest. 0 lines cut nothing. */
export function CollapsibleText({
  text,
  lines,
  className,
}: {
  text: string;
  lines: number;
  className: string;
}) {
  const body = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [longer, setLonger] = useState(false);
  const id = useId();

  useEffect(() => {
    const node = body.current;
    if (!node || lines === 0) return undefined;
    const observer = new ResizeObserver(() => {
      if (!open) setLonger(node.scrollHeight > node.clientHeight + 1);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [lines, open]);

  const paragraphs = text.split(/\n\s*\n/);
  return (
    <>
      <div
        ref={body}
        id={id}
        className={className}
        data-folded={(lines > 0 && !open) || undefined}
        style={lines > 0 ? ({ '--el-lines': lines } as CSSProperties) : undefined}
      >
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {(longer || open) && (
        <button
          type="button"
          className="el-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
