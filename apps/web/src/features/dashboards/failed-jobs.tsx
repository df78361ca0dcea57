import { jobs } from '@courtside/contract/jobs';
import { mayPerform } from '@courtside/domain/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useRoles } from '../../platform/session/use-roles.ts';
import { Button } from '../../ui/button.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DashboardList, Loaded } from './dashboard-list.tsx';

const mostListed = 100;

/** Background work that gave up. */
export function FailedJobs() {
  const query = useQuery({
    queryKey: ['jobs', 'failed'],
    queryFn: async ({ signal }) =>
      call(jobs.listFailed, { query: { limit: mostListed } }, { signal }),
  });
  const mayRetry = mayPerform(useRoles(), 'jobs.retry');
  const { items = [], next } = query.data ?? {};
  const title =
    items.length > 0
      ? `Failed background jobs: ${items.length}${next ? ' or more' : ''}`
      : 'Failed background jobs';
  return (
    <Section title={title}>
      <Loaded query={query} what="the failed jobs">
        {({ items: failed }) => (
          <DashboardList
            empty="None. Mails and other background work went through."
            items={failed.slice(0, 5).map(({ id, job, tries, failedAt, error }) => ({
              key: id,
              title: job,
              detail: (
                <>
                  {error} {tries} {tries === 1 ? 'try' : 'tries'}, <Instant at={failedAt} />
                </>
              ),
              aside: mayRetry && <RetryButton id={id} job={job} />,
            }))}
          />
        )}
      </Loaded>
    </Section>
  );
}

function RetryButton({ id, job }: { id: string; job: string }) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const retry = useMutation({
    mutationFn: async () =>
      call(jobs.retryFailed, { params: { id } }, { idempotencyKey: keyFor(id) }),
    onSuccess: async () => {
      showToast({ kind: 'ok', text: `${job} runs again` });
      await queryClient.invalidateQueries({ queryKey: ['jobs'] });
    },
    onError: (error) => showToast({ kind: 'bad', text: error.message }),
  });
  return (
    <Button variant="secondary" size="s" busy={retry.isPending} onClick={() => retry.mutate()}>
      Retry
      <VisuallyHidden>{` ${job}`}</VisuallyHidden>
    </Button>
  );
}
