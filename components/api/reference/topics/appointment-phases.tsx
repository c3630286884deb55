import { slug } from 'github-slugger';
import { Fragment } from 'react';
import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getSchemaPage } from '@/lib/api/description/schema-page-data';
import { schemaPath, systemParameterPath } from '@/lib/site/page-paths';
import { getAppointmentPhases, getSystemParameters } from '@/lib/site/reference/reference-data';
import { ReferenceTable } from './reference-table';

/** The statuses of an appointment by phase: meaning, cause, and the system parameters that time them. */
export function AppointmentPhases() {
  const meanings = new Map(
    getSchemaPage('AppointmentStatus').values.map(({ value, interpretation }) => [
      value,
      interpretation,
    ]),
  );
  const parameters = new Map(
    getSystemParameters()
      .groups.flatMap((group) => group.parameters)
      .map((parameter) => [parameter.name, parameter]),
  );
  return getAppointmentPhases().phases.map(({ title, meaning, statuses }) => (
    <section key={title} className="flow" aria-labelledby={slug(title)}>
      <ComponentHeading text={title} />
      <p>{meaning}</p>
      <ReferenceTable
        columns={['Status', 'Caused by', 'Timed by']}
        first="medium"
        rows={statuses.map(({ status, cause, parameters: names }) => ({
          key: status,
          cells: [
            <Fragment key="status">
              <SiteLink href={`${schemaPath('AppointmentStatus')}#${status}`}>
                <Identifier name={status} />
              </SiteLink>
              <p dangerouslySetInnerHTML={{ __html: meanings.get(status) ?? '' }} />
            </Fragment>,
            cause,
            names.length > 0 && (
              <div key="parameters" className="text-links">
                {names.map((name) => (
                  <div key={name}>
                    <SiteLink href={systemParameterPath(name)}>
                      <Identifier name={name} />
                    </SiteLink>{' '}
                    {parameters.get(name)?.example}
                  </div>
                ))}
              </div>
            ),
          ],
        }))}
      />
    </section>
  ));
}
