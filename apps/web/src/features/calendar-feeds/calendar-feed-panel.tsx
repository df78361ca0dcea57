import { calendarFeeds } from '@courtside/contract/calendar-feeds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type CalendarFeed, calendarFeedQuery } from './calendar-feed-query.ts';
import classes from './calendar-feeds.module.css';
import { SecretAddress } from './secret-address.tsx';

/** Lets a calendar program follow one's hearings by a secret address. */
export function CalendarFeedPanel() {
  const { data: feed, isError, isFetching, refetch } = useQuery(calendarFeedQuery);
  return (
    <div className={classes.panel}>
      <Section title="Calendar feed">
        <Stack gap={4}>
          <p className={classes.quiet}>
            Subscribe in your calendar program and it follows your hearings from 60 days back on:
            new ones, changes and cancellations, each in its court’s time zone. What shows first is
            the court, never a party.
          </p>
          {feed !== undefined ? (
            <Feed feed={feed} />
          ) : isError ? (
            <ErrorState
              title="We could not load your calendar feed"
              retrying={isFetching}
              onRetry={() => void refetch()}
            >
              It goes on working if you have one.
            </ErrorState>
          ) : (
            <SkeletonRows label="Loading your calendar feed" rows={2} />
          )}
        </Stack>
      </Section>
    </div>
  );
}

function Feed({ feed }: { feed: CalendarFeed | null }) {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  const [busy, setBusy] = useState(false);
  const refresh = async () =>
    queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
  const make = async () => {
    const made = await call(calendarFeeds.make, {});
    setUrl(made.url);
    setAsked(undefined);
    await refresh();
  };
  const makeFirst = async () => {
    setBusy(true);
    try {
      await make();
    } catch (error) {
      showToast({ kind: 'bad', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  const revoke = async () => {
    await call(calendarFeeds.remove, {});
    setUrl(undefined);
    setAsked(undefined);
    showToast({ kind: 'ok', text: 'The calendar feed is revoked' });
    await refresh();
  };
  if (!feed) {
    return (
      <div>
        <Button busy={busy} onClick={() => void makeFirst()}>
          Make a calendar feed
        </Button>
      </div>
    );
  }
  return (
    <Stack gap={4}>
      {url !== undefined && <SecretAddress url={url} />}
      <Facts
        items={[
          { name: 'Made', value: <Instant at={feed.createdAt} /> },
          {
            name: 'Last read',
            value: feed.lastReadAt ? <Instant at={feed.lastReadAt} /> : 'Not yet',
          },
        ]}
      />
      <Row gap={3}>
        <Button variant="secondary" onClick={() => setAsked('replace')}>
          Replace the address
        </Button>
        <Button variant="danger" onClick={() => setAsked('revoke')}>
          Revoke the feed
        </Button>
      </Row>
      <ConfirmDialog
        opened={asked !== undefined}
        question={asked === 'revoke' ? 'Revoke the calendar feed?' : 'Replace the address?'}
        keep="Keep it"
        act={asked === 'revoke' ? 'Revoke the feed' : 'Replace the address'}
        danger
        onKeep={() => setAsked(undefined)}
        onAct={asked === 'revoke' ? revoke : make}
      >
        The present address stops working at once. Calendars that follow it keep what they have and
        get nothing new.
      </ConfirmDialog>
    </Stack>
  );
}
