import { slug } from 'github-slugger';
import { SiteLink } from '@/components/navigation/site-link';
import { listVisibility } from '@/lib/openapi/visibility';
import styles from './topics.module.css';

/** Who sees which field and who makes which call, where not everybody does (`x-visible-to` of the document). */
export function Visibility() {
  return listVisibility().map(({ viewer, links: places }) => (
    <section key={viewer} className="flow">
      <h3 id={slug(viewer)}>{viewer}</h3>
      <ul className={styles.places}>
        {places.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              <code>{label}</code>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
