import { IconCopy, IconPencil, IconTemplate } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './appearances.module.css';
import type { Appearance } from './appearances-query.ts';
import { CancelCoverage } from './cancel-coverage.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What a client can do with an appearance, as far as its status allows. */
export function ActionsSection({ appearance }: { appearance: Appearance }) {
  const { id, actions } = appearance;
  return (
    <div data-no-print>
      <Section title="Actions">
        <div className={classes.actions}>
          {actions.includes('edit') && (
            <ButtonLink variant="secondary" wide to={`/client/edit/appearance/${id}`}>
              <IconPencil {...icon} />
              Edit hearing or instructions
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            wide
            to={`/client/request/template_from_appearance/${id}`}
          >
            <IconTemplate {...icon} />
            Save as template
          </ButtonLink>
          <ButtonLink variant="secondary" wide to={`/client/request/appearance?again=${id}`}>
            <IconCopy {...icon} />
            Order again
          </ButtonLink>
          <CancelCoverage appearance={appearance} />
        </div>
      </Section>
    </div>
  );
}
