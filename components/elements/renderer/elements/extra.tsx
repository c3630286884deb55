import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useText } from '../screen/use-screen';

/** The element `extra`: a line item of an invoice. */
export function ExtraElement({ element }: { element: ElementOf<'extra'> }) {
  const { emphasis = 'regular', remove } = element;
  const label = useText(element.label);
  const amount = useText(element.amount);
  const note = useText(element.note);
  return (
    <div className="el-extra" data-emphasis={emphasis}>
      <div>
        <p className="el-extra-label">{label}</p>
        {note && <p className="el-caption">{note}</p>}
      </div>
      {amount && <p className="el-extra-amount">{amount}</p>}
      {remove && (
        <PlainButton className="el-icon-button" action={remove} label={`Remove ${label}`}>
          <ElementIcon name="trash" />
        </PlainButton>
      )}
    </div>
  );
}
