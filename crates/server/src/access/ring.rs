//! Secrets: made here, kept as digests where they need not be shown again.

use argon2::password_hash::PasswordVerifier;
use argon2::{Argon2, PasswordHasher};

/// 128 bits that nobody can guess, in letters that survive being read aloud or typed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    ///
    /// # Panics
    ///
    /// If the system has no chance to give, the hall cannot be kept safe.
    pub fn new() -> Secret {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let bits = u128::from_be_bytes(bytes);
        let letter = |i: u32| LETTERS[(bits >> (5 * i) & 31) as usize] as char;
        Secret((0..26).map(letter).collect())
    }

    /// To show it.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// To keep of it what is enough to know it again.
    pub fn digest(&self) -> String {
        digest(&self.0)
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

/// A secret of 128 random bits needs no slow hash; this only keeps a copied file from being a copied session.
pub fn digest(secret: &str) -> String {
    use blake2::{Blake2s256, Digest};
    let hash = Blake2s256::digest(secret.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A password as it is kept. Slow on purpose: call it where it disturbs nobody.
pub fn hash(password: &str) -> Result<String, argon2::password_hash::Error> {
    let hash = Argon2::default().hash_password(password.as_bytes())?;
    Ok(hash.to_string())
}

/// Is it the password? Slow on purpose, and as slow for a name that nobody has.
pub fn verify(password: &str, hash: Option<&str>) -> bool {
    // The hash of a word that nobody chose, with the usual cost.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let Ok(known) = argon2::PasswordHash::new(hash.unwrap_or(NOBODY)) else {
        return false;
    };
    let right = Argon2::default().verify_password(password.as_bytes(), &known);
    right.is_ok() && hash.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again() {
        let kept = hash("e4 e5 Nf3").unwrap();
        assert!(verify("e4 e5 Nf3", Some(&kept)));
        assert!(!verify("e4 e5 Nc3", Some(&kept)));
        assert!(!verify("e4 e5 Nf3", None));
    }

    #[test]
    fn secrets_differ() {
        let (a, b) = (Secret::new(), Secret::new());
        assert_eq!(a.text().len(), 26);
        assert_ne!(a.text(), b.text());
        assert_eq!(a.digest(), digest(a.text()));
    }
}
