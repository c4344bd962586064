import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListeningProcess, startListening } from '../../scripts/support/server-process.ts';

/** Debian puts it where only root's PATH leads. */
const nginx = ['nginx', '/usr/sbin/nginx'].find((file) =>
  file.startsWith('/') ? existsSync(file) : spawnSync(file, ['-v']).error === undefined,
);

export const hasNginx = nginx !== undefined;

/** The configuration that docs/operating.md gives to operators. */
export function documentedConfiguration(): string {
  const [, ...rest] = readFileSync('docs/operating.md', 'utf8').split('```nginx\n');
  const [configuration] = rest.join('').split('```');
  if (!configuration?.includes('proxy_pass http://127.0.0.1:3000;')) throw new Error('docs/operating.md has no nginx');
  return configuration;
}

/** nginx with the documented configuration before a server at this address; its files are in `folder`. */
export async function startNginx(port: number, upstream: string, folder: string): Promise<ListeningProcess> {
  const server = documentedConfiguration().replace('http://127.0.0.1:3000', upstream);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr error; events {}
http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port};\n${server} } }\n`,
  );
  return startListening([nginx ?? '', '-e', 'stderr', '-p', folder, '-c', file], { PORT: String(port) }, {});
}
