import { measureImage } from '@/lib/content/measure-image';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal } from '@/lib/site/urls';
import styles from './figure.module.css';

type ImageProps = { src: string; alt: string; width?: number | string; height?: number | string };

/**
 * An image in public/. Has a width and a height, so that the layout does not shift when the image loads.
 * @param props.src a path of this site
 * @throws if `src` is on another site
 */
export function MdxImage({ src, alt, width, height }: ImageProps) {
  if (isExternal(src))
    throw new Error(`Images must be files in public/, found the external URL ${src}`);
  const size = measureImage(src);
  return (
    <img
      src={assetUrl(src)}
      alt={alt}
      width={width ?? size.width}
      height={height ?? size.height}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}

/** An image with a caption. */
export function Figure({ caption, ...image }: ImageProps & { caption?: string }) {
  return (
    <figure>
      <MdxImage {...image} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
