import { ArrowRight } from 'lucide';
import { contentIcons } from '@/components/icon/content-icons';
import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import type { OperationExample } from '@/lib/openapi/operation-example';
import type { OperationGroup } from '@/lib/openapi/operations';
import type { HomeFile } from '@/lib/site/settings/home-schema';
import { HeroPicture } from './hero-picture';
import styles from './home-page.module.css';
import { OperationOverview } from './operation-overview';

type HomePageProps = {
  home: HomeFile;
  title: string;
  tagline: string;
  example: OperationExample;
  groups: OperationGroup[];
};

/** The home page: an introduction, links to the areas of the portal, and all operations of the API. */
export function HomePage({ home, title, tagline, example, groups }: HomePageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <article>
        <section className={styles.hero}>
          <div className={styles.intro}>
            <p className={styles.eyebrow}>{title}</p>
            <h1>{home.headline}</h1>
            <p className={styles.lead}>{home.lead}</p>
            <p className={styles.actions}>
              <SiteLink href={home.start.to} className={styles.primary}>
                {home.start.label}
                <Icon icon={ArrowRight} size={18} stroke={2} />
              </SiteLink>
              <SiteLink href={home.reference.to} className={styles.secondary}>
                {home.reference.label}
              </SiteLink>
            </p>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          <HeroPicture example={example} fields={home.sample.fields} />
        </section>

        <section className={styles.paths} aria-label="Where to start">
          {home.paths.map((path) => (
            <div key={path.title} className={styles.path}>
              <span className={styles.icon}>
                <Icon icon={contentIcons[path.icon]} size={20} />
              </span>
              <h2>{path.title}</h2>
              <p>{path.text}</p>
              <ul>
                {path.links.map((link) => (
                  <li key={link.to}>
                    <SiteLink href={link.to}>
                      {link.label}
                      <Icon icon={ArrowRight} size={15} stroke={1.9} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>

        <section className={styles.api} aria-labelledby="api-at-a-glance">
          <div className={styles.apiHead}>
            <h2 id="api-at-a-glance">The API at a glance</h2>
            <SiteLink href={home.reference.to}>
              {home.reference.label}
              <Icon icon={ArrowRight} size={16} stroke={1.9} />
            </SiteLink>
          </div>
          <OperationOverview groups={groups} />
        </section>
      </article>
    </main>
  );
}
