/** Maps Better Auth's names to our tables (db/migrations/0002_auth.sql). */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;
const optionalText = { type: 'string', required: false, input: true } as const;

export const userTable = {
  modelName: 'users',
  fields: { emailVerified: 'email_verified', ...times },
  additionalFields: {
    first_name: optionalText,
    last_name: optionalText,
    display_name: optionalText,
    phone: optionalText,
    company_name: optionalText,
  },
} as const;

export const sessionTable = {
  modelName: 'sessions',
  fields: { userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', ...times },
  additionalFields: {
    second_factor: { type: 'boolean', required: false, input: false },
    second_factor_at: { type: 'date', required: false, input: false },
    password_at: { type: 'date', required: false, input: false },
  },
} as const;

export const accountTable = {
  modelName: 'accounts',
  fields: {
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...times,
  },
} as const;

export const verificationTable = { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } } as const;

export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

export const passkeyTables = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      publicKey: 'public_key',
      userId: 'user_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;
