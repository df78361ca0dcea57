import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { UnsavedScope } from '../../ui/form/unsaved-scope.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import classes from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ColorChoice } from './color-choice.tsx';
import { SessionList } from './session-list.tsx';

export type AccountView = TabItem<string> & {
  /** It has use for all the room that the page has. */
  isWide?: boolean;
};

type AccountScreenProps = {
  title: string;
  /** What stands above all views. */
  notice?: ReactNode;
  profile: ReactNode;
  /** What the account's owner has beside what everybody has. */
  views?: readonly AccountView[];
};

/** An account in its views. The address says which, so that mails and pages can link to one. */
export function AccountScreen({ title, notice, profile, views = [] }: AccountScreenProps) {
  const [search, setSearch] = useSearchParams();
  const items: readonly AccountView[] = [
    { value: 'profile', label: 'Profile', panel: profile },
    ...views,
    { value: 'password', label: 'Password', panel: <ChangePasswordForm /> },
    { value: 'sessions', label: 'Active sessions', panel: <SessionList /> },
    { value: 'colors', label: 'Colors', panel: <ColorChoice /> },
  ];
  // Mails that tell of new courts link to ?courts=new.
  const asked = search.has('courts') ? 'coverage' : search.get('tab');
  const tab = items.find(({ value }) => value === asked)?.value ?? 'profile';
  const seen = useSeen(tab);
  return (
    <Page>
      <div className={classes.measure}>
        <PageTitle>{title}</PageTitle>
        {notice}
      </div>
      <UnsavedScope>
        <Tabs
          label="Views of your account"
          items={items.map(({ isWide = false, panel, ...item }) => ({
            ...item,
            panel: seen.has(item.value) && (
              <div className={isWide ? undefined : classes.measure}>{panel}</div>
            ),
          }))}
          value={tab}
          onChange={(chosen) =>
            setSearch(chosen === 'profile' ? {} : { tab: chosen }, { replace: true })
          }
          keepMounted
        />
      </UnsavedScope>
    </Page>
  );
}

/** Views load when they are first looked at, and from then on keep what was entered in them. */
function useSeen(tab: string): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([tab]));
  if (seen.has(tab)) return seen;
  const more = new Set([...seen, tab]);
  setSeen(more);
  return more;
}
