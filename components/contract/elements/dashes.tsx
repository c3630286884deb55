import { resolveNumber } from '@/lib/contract/bindings';
import type { ElementOf } from '@/lib/contract/contract-types';
import { itemKey } from '../parts/item-key';
import { useScreenData, useText } from '../screen/use-screen';

/** The element `dashes`: how far the doctor is in a flow. */
export function DashesElement({ element }: { element: ElementOf<'dashes'> }) {
  const { steps, showText = false } = element;
  const found = useScreenData((data) => resolveNumber(element.current, data));
  const current = Math.min(steps, Math.max(1, Math.round(found ?? 1)));
  const label = useText(element.label);
  const words = `Step ${current} of ${steps}`;
  return (
    <div className="el-dashes">
      <div
        className="el-dashes-row"
        role="img"
        aria-label={label ? `${label}: ${words.toLowerCase()}` : words}
      >
        {Array.from({ length: steps }, (_, index) => (
          <span key={itemKey(index)} data-done={index < current || undefined} />
        ))}
      </div>
      {showText && (
        <p className="el-caption" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  );
}
