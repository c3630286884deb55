import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { listVisibility } from '@/lib/api/description/visibility';
import styles from './topics.module.css';

/** The fields and operations that only some callers can see or call (`x-visible-to` of the OpenAPI document). */
export function Visibility() {
  return listVisibility().map(({ viewer, links }) => (
    <section key={viewer} className="flow">
      <ComponentHeading text={viewer} />
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <SiteLink href={href}>
              <Identifier name={label} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
