import { measureImage } from '@/lib/content/measure-image';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal } from '@/lib/site/urls';
import styles from './figure.module.css';

type ImageProps = { src: string; alt: string; width?: number | string; height?: number | string };

/** An image of public/ with its size, so that nothing moves when it arrives. `src` is a path of this site. */
export function MdxImage({ src, alt, width, height }: ImageProps) {
  if (isExternal(src)) throw new Error(`Images stand in public/, not on another site: ${src}`);
  const natural = measureImage(src);
  return (
    <img
      src={assetUrl(src)}
      alt={alt}
      width={width ?? natural.width}
      height={height ?? natural.height}
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
