import { useState } from 'react';
import { StatusLabel } from '../../../features/appearances/appearance-status.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DateTile } from '../../../ui/date-tile.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import classes from './kit.module.css';

export function PiecesKit() {
  const [state, setState] = useState<string | undefined>('California');
  return (
    <div data-span="7">
      <Section title="Pieces of lists and headers">
        <Stack gap={5}>
          <div className={classes.hearing}>
            <DateTile date="2026-03-12" />
            <div>
              <p className={classes.caseName}>Otter Creek Freight LLC v. Moonbeam Storage, Inc.</p>
              <p>Kern Superior, Dept. 17, 8:30 AM PDT</p>
              <StatusLabel status="assigned" />
            </div>
          </div>
          <Row gap={3}>
            <Avatar name="Avery Larkspur" size="s" />
            <Avatar name="Avery Larkspur" />
            <Avatar name="Avery Larkspur" size="l" />
            <span>
              Actions <Badge count={3} label="unread" />
            </span>
            <span>
              Messages <Badge count={140} label="unread" />
            </span>
          </Row>
          <Row gap={2}>
            <Chip label="Status" onOpen={() => setState('Nevada')} />
            <Chip
              label="State"
              value={state}
              onOpen={() => setState('California')}
              onClear={() => setState(undefined)}
            />
          </Row>
        </Stack>
      </Section>
    </div>
  );
}
