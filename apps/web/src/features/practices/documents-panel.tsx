import { documentKindCodes } from '@courtside/domain/practices';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '../../ui/stack.tsx';
import { DocumentSection } from './document-section.tsx';
import { Loaded } from './loaded.tsx';
import { documentsQuery } from './practice-queries.ts';
import classes from './practices.module.css';

/** The papers that an attorney must have on file. */
export function DocumentsPanel() {
  return (
    <div className={classes.panel}>
      <Loaded query={useQuery(documentsQuery)} what="your documents">
        {({ items }) => (
          <Stack gap={7}>
            <p className={classes.quiet}>
              Both must be current on the day of a hearing. Only you and our administrators can read
              them.
            </p>
            {documentKindCodes.map((kind) => (
              <DocumentSection
                key={kind}
                kind={kind}
                documents={items.filter((item) => item.kind === kind)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </div>
  );
}
