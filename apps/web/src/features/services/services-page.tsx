import { services } from '@courtside/domain/catalogue';
import { QueryClientProvider } from '@tanstack/react-query';
import { pageMeta } from '../../platform/page-meta.ts';
import { queryClient } from '../../platform/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Estimator, estimatorId } from './estimator.tsx';
import { useRates } from './rates-query.ts';
import { ServiceEntry } from './service-entry.tsx';
import classes from './services.module.css';

export const meta = () =>
  pageMeta('/content/fees', {
    description:
      'The eleven practice areas we cover, what each appearance costs, and a quote for your court and date before you order.',
  });

/** The services stand in the fixed HTML; their fees come from the catalogue. */
export default function ServicesPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Page>
        <PageTitle
          lead="One flat fee for each appearance, the written report included. You see the price before you order."
          actions={
            <a className={classes.jump} href={`#${estimatorId}`}>
              Go to the instant quote
            </a>
          }
        >
          Services
        </PageTitle>
        <div className={classes.columns}>
          <Services />
          <Estimator />
        </div>
      </Page>
    </QueryClientProvider>
  );
}

function Services() {
  const rates = useRates();
  return (
    <div>
      {rates.isError && (
        <div className={classes.failure}>
          <Note kind="bad" live>
            <p>We could not load the fees: {rates.error.message}</p>
            <Button
              variant="ghost"
              size="s"
              busy={rates.isFetching}
              onClick={() => void rates.refetch()}
            >
              Try again
            </Button>
          </Note>
        </div>
      )}
      {services.map((service) => (
        <ServiceEntry
          key={service.id}
          service={service}
          rate={rates.data?.find(({ id }) => id === service.id)}
          isLoading={rates.isPending}
        />
      ))}
    </div>
  );
}
