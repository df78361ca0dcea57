import { IconDownload } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';

export function ButtonsKit() {
  return (
    <Section title="Buttons">
      <Stack gap={3}>
        <Row gap={3}>
          <Button variant="accent">Request an Appearance</Button>
          <Button>Continue to Parties</Button>
          <Button variant="secondary">
            <IconDownload size={18} stroke={1.75} aria-hidden />
            Export
          </Button>
          <Button variant="ghost">Add a deadline</Button>
          <Button variant="danger">Cancel coverage</Button>
          <Button variant="danger-fill">Cancel coverage</Button>
        </Row>
        <Row gap={3}>
          <Button size="s">Small</Button>
          <Button>Medium</Button>
          <Button size="l">Large</Button>
          <Button busy busyLabel="Sending">
            Send
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink to="/" variant="secondary">
            A link
          </ButtonLink>
        </Row>
      </Stack>
    </Section>
  );
}
