import { useId } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { itemKey } from '../parts/item-key';
import { useText, useTexts } from '../screen/use-screen';

/** The element `colors`: a legend that explains colors. */
export function ColorsElement({ element }: { element: ElementOf<'colors'> }) {
  const title = useText(element.title);
  const labels = useTexts(element.items.map(({ label }) => label));
  const id = useId();
  return (
    <div className="el-colors">
      {title && (
        <p className="el-colors-title" id={id}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {element.items.map(({ tone }, index) => (
          <li key={itemKey(index)}>
            <span className="el-swatch" data-tone={tone} aria-hidden="true" />
            {labels[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}
