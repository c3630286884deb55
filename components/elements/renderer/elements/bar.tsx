import { resolveNumber } from '@/lib/elements/bindings';
import type { ElementOf } from '@/lib/elements/contract-types';
import { ElementIcon } from '../parts/element-icon';
import { itemKey } from '../parts/item-key';
import { Landmark } from '../parts/landmark';
import { usePerformAction, useScreenData, useText, useTexts } from '../screen/use-screen';

/** The element `bar`: the navigation between the app's main screens. */
export function BarElement({ element }: { element: ElementOf<'bar'> }) {
  const { items } = element;
  const perform = usePerformAction();
  const label = useText(element.label);
  const labels = useTexts(items.map((item) => item.label));
  const counts = useScreenData((data) =>
    items.map(({ count }) => resolveNumber(count, data) ?? 0).join(' '),
  ).split(' ');
  return (
    <Landmark kind="navigation" className="el-bar" aria-label={label || 'Main'}>
      {items.map(({ icon, action, selected }, index) => (
        <button
          key={itemKey(index)}
          type="button"
          className="el-bar-item"
          aria-current={selected ? 'page' : undefined}
          onClick={() => void perform(action)}
        >
          <span className="el-bar-icon">
            <ElementIcon name={icon} />
            {counts[index] !== '0' && <span className="el-bar-count">{counts[index]}</span>}
          </span>
          {labels[index]}
        </button>
      ))}
    </Landmark>
  );
}
