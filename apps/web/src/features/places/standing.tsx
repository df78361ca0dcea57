import { isUnverified } from '@courtside/domain/places';
import { IconBan, IconCircleCheck, IconSeedling, IconZoomQuestion } from '@tabler/icons-react';
import { Tag, TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { CourtRecord } from './place-kinds.ts';

const active: TagLook = { icon: IconCircleCheck, tone: 'green' };
const inactive: TagLook = { icon: IconBan, tone: 'slate' };
const unverified: TagLook = { icon: IconZoomQuestion, tone: 'amber' };

type Standing = { active: boolean };

export function StandingLabel(place: Standing) {
  return (
    <TagLabel {...(place.active ? active : inactive)}>
      {place.active ? 'Active' : 'Inactive'}
    </TagLabel>
  );
}

export function StandingTag(place: Standing) {
  return (
    <Tag {...(place.active ? active : inactive)} outlined={!place.active}>
      {place.active ? 'Active' : 'Inactive'}
    </Tag>
  );
}

type Sureness = Pick<CourtRecord, 'starter' | 'confidence'>;

/** How sure we are of a court; nothing once it is confirmed. */
export function sureness({ starter, confidence }: Sureness) {
  if (isUnverified(confidence)) return <TagLabel {...unverified}>Unverified</TagLabel>;
  return starter ? 'Starter' : undefined;
}

export function SurenessTag({ starter, confidence }: Sureness) {
  if (isUnverified(confidence)) return <Tag {...unverified}>Unverified</Tag>;
  return starter ? (
    <Tag icon={IconSeedling} tone="slate" outlined>
      Starter
    </Tag>
  ) : null;
}
