import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import classes from './account.module.css';
import { AppearanceChoice } from './appearance-choice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

const tabs = ['profile', 'password', 'sessions', 'appearance'] as const;
type Tab = (typeof tabs)[number];

type AccountScreenProps = { title: string; profile: ReactNode };

/** An account in four views. The address says which, so that mails and pages can link to one. */
export function AccountScreen({ title, profile }: AccountScreenProps) {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'profile';
  const items: readonly TabItem<Tab>[] = [
    { value: 'profile', label: 'Profile', panel: profile },
    { value: 'password', label: 'Password', panel: <ChangePasswordForm /> },
    { value: 'sessions', label: 'Active sessions', panel: <SessionList /> },
    { value: 'appearance', label: 'Appearance', panel: <AppearanceChoice /> },
  ];
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
