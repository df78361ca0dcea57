import {
  type Icon,
  IconBell,
  IconBriefcase,
  IconCalendarEvent,
  IconCash,
  IconChevronRight,
  IconCreditCard,
  IconDiscount,
  IconFileText,
  IconGavel,
  IconHistory,
  IconId,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconListDetails,
  IconLogout,
  IconMail,
  IconMapPin,
  IconMessageCircle,
  IconNotes,
  IconPlus,
  IconReceipt,
  IconSettings,
  IconTemplate,
  IconUserCircle,
} from '@tabler/icons-react';
import type { Path } from '../../routes.ts';

const byPath: { readonly [To in Path]?: Icon } = {
  '/client/dashboard': IconLayoutDashboard,
  '/client/request/appearance': IconPlus,
  '/client/manage/appearance': IconCalendarEvent,
  '/client/manage/template': IconTemplate,
  '/client/submitted/appearance': IconFileText,
  '/client/view/payments': IconReceipt,
  '/account': IconUserCircle,
  '/attorney/dashboard': IconLayoutDashboard,
  '/attorney/available/appearance': IconListDetails,
  '/attorney/manage/appearance': IconCalendarEvent,
  '/attorney/submit/results': IconFileText,
  '/attorney/account': IconUserCircle,
  '/user/actions': IconBell,
  '/user/manage/inbox': IconMessageCircle,
  '/admin/manage_appearance': IconGavel,
  '/admin/manage_payment_pending_appearance': IconCreditCard,
  '/admin/manage_client_list': IconBriefcase,
  '/admin/manage_attorney_list': IconId,
  '/admin/manage/payment': IconCash,
  '/admin/manage_blog': IconNotes,
  '/admin/manage_blog_category': IconLayoutGrid,
  '/admin/manage_inbox': IconMail,
  '/admin/manage_log': IconHistory,
  '/admin/manage_coupon': IconDiscount,
  '/admin/change_pwd': IconUserCircle,
  '/logout': IconLogout,
};

/** For groups that lead nowhere themselves, or not yet. */
const byLabel: Readonly<Record<string, Icon>> = {
  'Client Accounts': IconBriefcase,
  Appearances: IconGavel,
  'Fees and Locations': IconMapPin,
  'Account Settings': IconSettings,
  'Blog Settings': IconNotes,
};

export function iconOf({ label, to }: { label: string; to?: Path }): Icon {
  return (to && byPath[to]) ?? byLabel[label] ?? IconChevronRight;
}
