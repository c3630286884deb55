import { resolveNumber } from '@/lib/elements/bindings';
import type { ElementOf } from '@/lib/elements/contract-types';
import { itemKey } from '../parts/item-key';
import { useScreenData, useText } from '../screen/use-screen';

/** The element `dashes`: the progress in a flow of several steps. */
export function DashesElement({ element }: { element: ElementOf<'dashes'> }) {
  const { steps, showText = false } = element;
  const value = useScreenData((data) => resolveNumber(element.current, data));
  const current = Math.min(steps, Math.max(1, Math.round(value ?? 1)));
  const label = useText(element.label);
  const progressText = `Step ${current} of ${steps}`;
  return (
    <div className="el-dashes">
      <div
        className="el-dashes-row"
        role="img"
        aria-label={label ? `${label}: ${progressText.toLowerCase()}` : progressText}
      >
        {Array.from({ length: steps }, (_, index) => (
          <span key={itemKey(index)} data-done={index < current || undefined} />
        ))}
      </div>
      {showText && (
        <p className="el-caption" aria-hidden="true">
          {progressText}
        </p>
      )}
    </div>
  );
}
