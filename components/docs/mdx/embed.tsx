import styles from './embed.module.css';

/**
 * A video, or another page, of another site. Nothing of it loads before the reader selects it: until then it is a link,
 * and lib/client/controls/load-embed.ts replaces it with a frame.
 * @param props.src its address, on a host in `embedHosts` of content/site/settings.yaml
 */
export function Embed({ src, title }: { src: string; title: string }) {
  return (
    <figure className={styles.embed}>
      <a href={src} className={styles.link} data-control="load-embed" title={title}>
        <span>
          {title}
          <span className={styles.host}>Load from {new URL(src).host}</span>
        </span>
      </a>
    </figure>
  );
}
