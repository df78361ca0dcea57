import { practices } from '@courtside/contract/practices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { countyFinder } from '../../platform/place-finders.ts';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { homeQuery, useKeep } from './practice-queries.ts';

/** The county that distances are reckoned from. A choice takes effect at once. */
export function HomeCounty() {
  const keep = useKeep();
  const save = async (county: string | null, name?: string) => {
    try {
      await keep(homeQuery.queryKey, await call(practices.saveHome, { body: { county } }));
      showToast({ kind: 'ok', text: name ? `You start from ${name}` : 'No distances are shown' });
    } catch (error) {
      showToast({ kind: 'bad', text: submitFailure(error, []).message ?? 'It was not saved' });
    }
  };
  return (
    <Section title="Where you start from">
      <Loaded query={useQuery(homeQuery)} what="where you start from">
        {({ county }) => (
          <SearchSelect
            label="Home county"
            description="Distances to courts are reckoned from the middle of it. Clients do not see it."
            placeholder="Type a county"
            finder={countyFinder()}
            value={county && { value: county.id, label: `${county.fullName}, ${county.state}` }}
            onChange={(found) => void save(found?.value ?? null, found?.label)}
          />
        )}
      </Loaded>
    </Section>
  );
}
