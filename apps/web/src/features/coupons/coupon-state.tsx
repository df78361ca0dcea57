import { couponStates } from '@courtside/contract/coupons';
import {
  IconBan,
  IconCalendarClock,
  IconCalendarOff,
  IconCircleCheck,
  IconTicketOff,
} from '@tabler/icons-react';
import { Tag, TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { Coupon } from './coupon-queries.ts';

export type CouponState = Coupon['state'];

const looks: Readonly<Record<CouponState, TagLook & { word: string }>> = {
  running: { icon: IconCircleCheck, tone: 'green', word: 'Running' },
  planned: { icon: IconCalendarClock, tone: 'blue', word: 'Planned' },
  ended: { icon: IconCalendarOff, tone: 'slate', word: 'Ended' },
  used_up: { icon: IconTicketOff, tone: 'amber', word: 'Used up' },
  inactive: { icon: IconBan, tone: 'slate', word: 'Inactive', outlined: true },
};

export const stateOptions = couponStates.map((value) => ({ value, label: looks[value].word }));

export function isCouponState(value: string): value is CouponState {
  return couponStates.some((state) => state === value);
}

export function CouponStateLabel({ state }: { state: CouponState }) {
  const { word, ...look } = looks[state];
  return <TagLabel {...look}>{word}</TagLabel>;
}

export function CouponStateTag({ state }: { state: CouponState }) {
  const { word, ...look } = looks[state];
  return <Tag {...look}>{word}</Tag>;
}
