import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';

/** Text that is truncated after a number of lines, with a button to expand it. With 0 lines, it is never truncated. */
export function CollapsibleText({
  text,
  lines,
  className,
}: {
  text: string;
  lines: number;
  className: string;
}) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isTruncated, setIsTruncated] = useState(false);
  const id = useId();

  useEffect(() => {
    const node = bodyRef.current;
    if (!node || lines === 0) return undefined;
    const observer = new ResizeObserver(() => {
      if (!isOpen) setIsTruncated(node.scrollHeight > node.clientHeight + 1);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [lines, isOpen]);

  const paragraphs = text.split(/\n\s*\n/);
  return (
    <>
      <div
        ref={bodyRef}
        id={id}
        className={className}
        data-collapsed={(lines > 0 && !isOpen) || undefined}
        style={lines > 0 ? ({ '--el-lines': lines } as CSSProperties) : undefined}
      >
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {(isTruncated || isOpen) && (
        <button
          type="button"
          className="el-more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
