import type { ElementOf } from '@/lib/elements/contract-types';
import { CollapsibleText } from '../parts/collapsible-text';
import { useText } from '../screen/use-screen';

/** The element `memo`: a longer text with its author and date. */
export function MemoElement({ element }: { element: ElementOf<'memo'> }) {
  const text = useText(element.text);
  const author = useText(element.author);
  const date = useText(element.date);
  return (
    <div className="el-memo">
      {(author || date) && (
        <p className="el-memo-head">
          {author && <strong>{author}</strong>}
          {date && <span>{date}</span>}
        </p>
      )}
      <CollapsibleText text={text} lines={element.lines ?? 6} className="el-memo-text" />
    </div>
  );
}
