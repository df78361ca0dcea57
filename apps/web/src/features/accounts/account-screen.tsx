import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import classes from './account.module.css';
import { AppearanceChoice } from './appearance-choice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

type Tab = 'profile' | 'coverage' | 'password' | 'sessions' | 'appearance';
export type AccountView = Omit<TabItem<Tab>, 'value'>;

type AccountScreenProps = {
  title: string;
  profile: ReactNode;
  /** Where the account's owner appears, for those who do. */
  coverage?: AccountView;
};

/** An account in its views. The address says which, so that mails and pages can link to one. */
export function AccountScreen({ title, profile, coverage }: AccountScreenProps) {
  const [search, setSearch] = useSearchParams();
  const items: readonly TabItem<Tab>[] = [
    { value: 'profile', label: 'Profile', panel: profile },
    ...(coverage ? [{ ...coverage, value: 'coverage' as const }] : []),
    { value: 'password', label: 'Password', panel: <ChangePasswordForm /> },
    { value: 'sessions', label: 'Active sessions', panel: <SessionList /> },
    { value: 'appearance', label: 'Appearance', panel: <AppearanceChoice /> },
  ];
  // Mails that tell of new courts link to ?courts=new.
  const asked = search.has('courts') ? 'coverage' : search.get('tab');
  const tab = items.find(({ value }) => value === asked)?.value ?? 'profile';
  return (
    <Page>
      <div className={classes.account}>
        <PageTitle>{title}</PageTitle>
        <Tabs
          label="Views of your account"
          items={items}
          value={tab}
          onChange={(chosen) =>
            setSearch(chosen === 'profile' ? {} : { tab: chosen }, { replace: true })
          }
          keepMounted
        />
      </div>
    </Page>
  );
}
