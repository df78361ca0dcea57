import type { Cluster } from './cluster.ts';

const common = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  wal_level: 'minimal',
  max_wal_senders: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};

/** Nothing in a test outlives it, so tests do not pay for safety against a power cut. */
const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Given on the command line, so that a change here reaches data directories made before it. */
export function settingsOf(cluster: Cluster): string[] {
  const settings = {
    ...common,
    ...(cluster.durable ? {} : throwaway),
    unix_socket_directories: cluster.sockets,
    cluster_name: `courtside-${cluster.name}`,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
