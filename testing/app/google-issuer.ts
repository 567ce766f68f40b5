import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** What Google reports about the user who presses Continue. */
export type Claims = {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  given_name?: string;
  family_name?: string;
} & Record<string, unknown>;

/**
 * A real OpenID issuer on this machine: it signs tokens, checks PKCE, and speaks HTTP. `claims`: the next user to sign
 * in.
 */
export class GoogleIssuer {
  claims: Claims = { sub: 'nobody' };
  /** Replaces the token endpoint's next response, for failure tests. */
  breakTokens: ((response: MutableResponse) => void) | null = null;
  private readonly server: OAuth2Server;

  private constructor(server: OAuth2Server) {
    this.server = server;
  }

  static async open(): Promise<GoogleIssuer> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    const issuer = new GoogleIssuer(server);
    server.service.on('beforeTokenSigning', (token: MutableToken) => void Object.assign(token.payload, issuer.claims));
    server.service.on('beforeResponse', (response: MutableResponse) => issuer.breakTokens?.(response));
    return issuer;
  }

  get env(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: 'unhold-test',
      GOOGLE_CLIENT_SECRET: 'test secret',
      GOOGLE_DISCOVERY_URL: `${this.server.issuer.url}/.well-known/openid-configuration`,
    };
  }

  close(): Promise<void> {
    return this.server.stop();
  }
}
