import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { itemKey } from '../parts/item-key';
import { Landmark } from '../parts/landmark';
import { useText, useTexts } from '../screen/use-screen';

/** The element `breadcrumbs`: the path from the first screen to the current one. */
export function BreadcrumbsElement({ element }: { element: ElementOf<'breadcrumbs'> }) {
  const label = useText(element.label);
  const labels = useTexts(element.items.map((item) => item.label));
  const lastIndex = element.items.length - 1;
  return (
    <Landmark kind="navigation" className="el-breadcrumbs" aria-label={label || 'Breadcrumbs'}>
      <ol>
        {element.items.map(({ action }, index) => (
          <li key={itemKey(index)}>
            {action ? (
              <PlainButton className="el-text-button" action={action}>
                {labels[index]}
              </PlainButton>
            ) : (
              <span aria-current={index === lastIndex ? 'page' : undefined}>{labels[index]}</span>
            )}
          </li>
        ))}
      </ol>
    </Landmark>
  );
}
