import { resolveNumber } from '@/lib/elements/bindings';
import type { ElementOf } from '@/lib/elements/contract-types';
import { useScreenData, useText } from '../screen/use-screen';

/** The element `count`: a number in a badge. */
export function CountElement({ element }: { element: ElementOf<'count'> }) {
  const { max = 99, showLabel = false, tone = 'danger', hideZero = true } = element;
  const value = useScreenData(
    (data) => resolveNumber(element.value, data),
    typeof element.value === 'number',
  );
  const label = useText(element.label);
  if (value === undefined || (value === 0 && hideZero)) return null;
  return (
    <p className="el-count">
      <span className="el-count-mark" data-tone={tone}>
        {value > max ? `${max}+` : value}
      </span>
      {label && <span className={showLabel ? 'el-count-label' : 'el-hidden'}> {label}</span>}
    </p>
  );
}
