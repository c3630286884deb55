import { useRef } from 'react';
import type { ElementOf } from '@/lib/elements/contract-types';
import { DisabledHint } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useImage } from '../parts/use-media';
import { useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

/** The element `photo`: an image, which can be enlarged. */
export function PhotoElement({ element }: { element: ElementOf<'photo'> }) {
  const { size = 'full', shape = 'natural', zoom = true } = element;
  const { source, imageProps } = useImage(element.url);
  const alternative = useText(element.alternative);
  const caption = useText(element.caption);
  const { disabled, hint, hintId } = useControl(element);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const image =
    source === undefined ? (
      <span className="el-photo-missing" role="img" aria-label={alternative || 'Picture'}>
        <ElementIcon name="photo" />
        <span aria-hidden="true">{alternative || 'The picture can’t be displayed'}</span>
      </span>
    ) : (
      <img {...imageProps} src={source} alt={alternative} />
    );
  return (
    <figure className="el-photo" data-size={size} data-shape={shape}>
      {zoom && source !== undefined ? (
        <button
          type="button"
          className="el-photo-button"
          aria-label={`Open large: ${alternative || 'picture'}`}
          disabled={disabled}
          aria-describedby={hintId}
          onClick={() => dialogRef.current?.showModal()}
        >
          {image}
        </button>
      ) : (
        image
      )}
      {caption && <figcaption className="el-caption">{caption}</figcaption>}
      <DisabledHint id={hintId} text={hint} />
      {zoom && source !== undefined && (
        <dialog
          ref={dialogRef}
          className="el-dialog el-photo-large"
          aria-label={alternative || 'Picture'}
        >
          <img src={source} alt={alternative} />
          <button
            type="button"
            className="el-button"
            data-kind="secondary"
            onClick={() => dialogRef.current?.close()}
          >
            Close
          </button>
        </dialog>
      )}
    </figure>
  );
}
