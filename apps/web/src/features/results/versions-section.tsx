import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './results.module.css';
import type { ResultVersion } from './results-queries.ts';
import versionsClasses from './versions-section.module.css';

type VersionsSectionProps = {
  versions: readonly ResultVersion[];
  timeZone: string;
  /** When the first was due; said of one that came later. */
  dueAt: string;
  /** Where an earlier version is read, for those who may. */
  linkTo?: (version: number) => string;
};

/** When the report was sent, and each time it was amended. */
export function VersionsSection({ versions, timeZone, dueAt, linkTo }: VersionsSectionProps) {
  return (
    <Section title="Versions">
      <ul className={versionsClasses.versions}>
        {versions.map(({ version, authorName, submittedAt, reason, isLate }) => (
          <li key={version}>
            <Stack gap={1}>
              <p className={versionsClasses.label}>
                {linkTo && versions.length > 1 ? (
                  <Link to={linkTo(version)}>{`Version ${version}`}</Link>
                ) : (
                  `Version ${version}`
                )}
              </p>
              <p className={classes.quiet}>
                {`${formatCourtTime(submittedAt, timeZone)}, by ${authorName}${version === 1 && isLate ? ', late' : ''}`}
              </p>
              {version === 1 && isLate && (
                <p className={classes.quiet}>{`It was due ${formatCourtTime(dueAt, timeZone)}.`}</p>
              )}
              {reason && <p>{reason}</p>}
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
