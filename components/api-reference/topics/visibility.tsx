import { ComponentHeading } from '@/components/mdx/component-heading';
import { Identifier } from '@/components/mdx/identifier';
import { SiteLink } from '@/components/navigation/site-link';
import { listVisibility } from '@/lib/openapi/visibility';
import styles from './topics.module.css';

/** The fields and operations that only some callers can see or call (`x-visible-to` of the OpenAPI document). */
export function Visibility() {
  return listVisibility().map(({ viewer, links }) => (
    <section key={viewer} className="flow">
      <ComponentHeading text={viewer} />
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              <Identifier name={label} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
